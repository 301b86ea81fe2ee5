-- The language in which a text was read before somebody answered it (Y-6). Empty is English: from before there were others,
-- or written by the release before.
alter table consents add column language text collate "C",
  add constraint consents_language_known check (language in ('en', 'zh-Hans', 'zh-Hant'));
