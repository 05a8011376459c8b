import type { Dialect } from "../../dialects.ts";
import type { ColumnTypes } from "../column-types.ts";

export function administration({ text, millis, strict, strictByKey }: ColumnTypes): string[] {
	return [
		`create table reports (
			id ${text} primary key not null,
			reporter_id ${text} not null references users (id) on delete cascade,
			kind ${text} not null check (kind in ('person', 'message', 'game')),
			subject_id ${text} not null,
			accused_id ${text} references users (id) on delete cascade,
			reason ${text} not null check (reason in ('spam', 'abuse', 'cheating', 'copyright', 'other')),
			text ${text} not null,
			evidence ${text} not null,
			created_at ${millis} not null,
			decision ${text} check (decision in ('dismissed', 'warned', 'removed', 'suspended')),
			decided_at ${millis},
			decided_before integer not null default 0,
			dismissed_before integer not null default 0,
			unique (reporter_id, kind, subject_id)
		)${strict}`,
		"create index reports_of_accused on reports (accused_id)",
		"create index reports_of_subject on reports (kind, subject_id)",
		"create index reports_open on reports (created_at, id) where decision is null",
		"create index reports_open_of_kind on reports (kind, created_at, id) where decision is null",
		"create index reports_open_about on reports (kind, subject_id, created_at, id) where decision is null",
		"create index reports_of_reporter on reports (reporter_id, decision)",
		`create table suspensions (
			user_id ${text} not null references users (id) on delete cascade,
			reason ${text} not null,
			by_name ${text} not null,
			since ${millis} not null,
			primary key (user_id)
		)${strictByKey}`,
		`create table tickets (
			id ${text} primary key not null,
			user_id ${text} not null references users (id) on delete cascade,
			client_id ${text},
			subject ${text} not null,
			category ${text} not null check (category in ('account', 'game', 'technical', 'other')),
			status ${text} not null check (status in ('open', 'in-progress', 'closed')),
			about ${text},
			waiting_since ${millis},
			answered_at ${millis},
			last_read_by_user ${millis} not null,
			created_at ${millis} not null,
			updated_at ${millis} not null
		)${strict}`,
		"create unique index tickets_once on tickets (user_id, client_id) where client_id is not null",
		"create index tickets_of_user on tickets (user_id, updated_at desc, id)",
		`create index tickets_unread on tickets
			(user_id) where status <> 'closed' and answered_at is not null and answered_at > last_read_by_user`,
		"create index tickets_queue on tickets (status, updated_at, id)",
		`create index tickets_waiting on tickets
			(waiting_since, id) where waiting_since is not null and status <> 'closed'`,
		`create table ticket_messages (
			ticket_id ${text} not null references tickets (id) on delete cascade,
			position integer not null,
			sender_id ${text} references users (id) on delete set null,
			sender_name ${text} not null,
			is_admin integer not null check (is_admin in (0, 1)),
			content ${text} not null,
			client_id ${text},
			created_at ${millis} not null,
			primary key (ticket_id, position)
		)${strictByKey}`,
		`create unique index ticket_messages_once on ticket_messages
			(ticket_id, sender_id, client_id) where client_id is not null`,
		"create index ticket_messages_of_sender on ticket_messages (sender_id)",
		`create table ticket_pictures (
			ticket_id ${text} not null references tickets (id) on delete cascade,
			position integer not null,
			place integer not null,
			hash ${text} not null references pictures (hash),
			primary key (ticket_id, position, place)
		)${strictByKey}`,
		"create index ticket_pictures_of_picture on ticket_pictures (hash)",
		`create table support_notifications (
			id ${text} primary key not null,
			user_id ${text} not null references users (id) on delete cascade,
			ticket_id ${text} references tickets (id) on delete cascade,
			message ${text} not null,
			created_at ${millis} not null,
			read_at ${millis}
		)${strict}`,
		`create index support_notifications_unread on support_notifications
			(user_id, created_at desc, id) where read_at is null`,
		"create index support_notifications_of_user on support_notifications (user_id, created_at)",
		"create index support_notifications_of_ticket on support_notifications (ticket_id)",
		"create index support_notifications_oldest on support_notifications (created_at)",
		`create table admin_notifications (
			id ${text} primary key not null,
			type ${text} not null check (type in ('user', 'game', 'security', 'other')),
			message ${text} not null,
			link ${text},
			about_id ${text},
			created_at ${millis} not null
		)${strict}`,
		"create index admin_notifications_newest on admin_notifications (created_at, id)",
		`create table admin_notification_reads (
			user_id ${text} not null references users (id) on delete cascade,
			notification_id ${text} not null references admin_notifications (id) on delete cascade,
			primary key (user_id, notification_id)
		)${strictByKey}`,
		"create index admin_notification_reads_of_one on admin_notification_reads (notification_id)",
		`create table audit_log (
			id ${text} primary key not null,
			at ${millis} not null,
			actor_kind ${text} not null check (actor_kind in ('administrator', 'operator')),
			actor_id ${text},
			actor_name ${text} not null,
			action ${text} not null,
			subject_kind ${text} not null,
			subject_id ${text} not null,
			owner_id ${text},
			subject_name ${text} not null,
			before ${text},
			after ${text},
			token_name ${text}
		)${strict}`,
		"create index audit_log_newest on audit_log (at, id)",
		"create index audit_log_of_actor on audit_log (actor_name, at, id)",
		"create index audit_log_of_action on audit_log (action, at, id)",
		"create index audit_log_of_subject on audit_log (subject_kind, subject_id, at, id)",
		"create index audit_log_of_name on audit_log (lower(subject_name), at, id)",
		"create index audit_log_of_owner on audit_log (owner_id) where owner_id is not null",
		"create index audit_log_of_actor_id on audit_log (actor_id) where actor_id is not null",
		`create table deleted_accounts (
			user_id ${text} primary key not null,
			deleted_at ${millis} not null
		)${strictByKey}`,
	];
}

const SAME = ["id", "at", "actor_kind", "actor_id", "action", "subject_kind", "subject_id", "owner_id"];
const EMPTIED = ["actor_name", "subject_name"];
const REMOVED = ["before", "after", "token_name"];

/** An update may only erase the names of deleted accounts. */
const onlyErases = (is: string) =>
	[
		...SAME.map((column) => `new.${column} ${is} old.${column}`),
		...EMPTIED.map((column) => `(new.${column} = old.${column} or new.${column} = '')`),
		...REMOVED.map((column) => `(new.${column} ${is} old.${column} or new.${column} is null)`),
	].join(" and ");

export const auditGuard: Readonly<Record<Dialect, readonly string[]>> = {
	sqlite: [
		`create trigger audit_log_refuses_update before update on audit_log when not (${onlyErases("is")})
			begin select raise(abort, 'the audit log cannot be changed'); end`,
		`create trigger audit_log_refuses_delete before delete on audit_log
			begin select raise(abort, 'the audit log cannot be changed'); end`,
	],
	postgres: [
		`create function refuse_audit_change() returns trigger language plpgsql as
			'begin raise exception ''the audit log cannot be changed''; end'`,
		`create trigger audit_log_refuses_update before update on audit_log for each row
			when (not (${onlyErases("is not distinct from")})) execute function refuse_audit_change()`,
		`create trigger audit_log_refuses_delete before delete on audit_log
			for each row execute function refuse_audit_change()`,
	],
};
