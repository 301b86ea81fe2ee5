-- How a family pays for a place where the club lets it choose (B-27); empty where it does not, and for what was registered before.
alter table player_program_registrations
  add column pay_plan text collate "C"
    constraint player_program_registrations_pay_plan_known check (pay_plan in ('MONTHLY', 'AT_ONCE'));
