-- An email to a group in other languages, as other words of the club's own (Y-20), and what each of its readers reads (Y-26).
-- The release before writes neither: that is English.
alter table campaigns add column translations json;
alter table campaign_receivers add column language text collate "C";
