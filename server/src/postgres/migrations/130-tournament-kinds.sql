-- Which of them come every year, and share a page with those of other years (T-31).
alter table tournaments add column kind text collate "C" not null default 'OTHER',
  add constraint tournaments_kind_known check (kind in ('FUN_DAY', 'LUNAR_NEW_YEAR', 'OTHER'));
alter table tournaments alter column kind drop default;
update tournaments set kind = case slug when 'fun-day' then 'FUN_DAY' else 'LUNAR_NEW_YEAR' end
  where slug in ('fun-day', 'lunar-new-year');
