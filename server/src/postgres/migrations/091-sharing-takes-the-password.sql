-- To share one's children, or to accept somebody else's, takes the password again (A-1).
alter table pool_password_proofs drop constraint pool_password_proofs_purpose_check;
alter table pool_password_proofs add constraint pool_password_proofs_purpose_check
  check (purpose in ('CHANGE_EMAIL', 'CLOSE_ACCOUNT', 'DOWNLOAD_DATA', 'MAKE_ACCESS_TOKEN', 'SECOND_FACTOR',
    'SHARE_CHILDREN'));
