-- What the club has written itself, in other languages: by field and language, each with the English it was made from (Y-20).
-- It lies in the row that it is about, and goes with it.
alter table programs add column translations json;
alter table club_settings add column translations json;
