-- In which language a waiver was read (Y-6). What was there before, and what the release before writes, has none: that is English.
alter table fun_day_waivers add column language text collate "C";
