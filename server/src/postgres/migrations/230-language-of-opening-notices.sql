-- The language of the page on which somebody asked to be told when registration opens (Y-14). The release before writes none: that is English.
alter table opening_notices add column language text collate "C";
