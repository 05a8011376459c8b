import type { ReportKind } from "@hilo/rules/moderation/moderation";
import type { Player, TestSite } from "./test-site.ts";

export async function sendChatMessage(from: Player, to: Player, content: string): Promise<string> {
	const { message } = await from.api.chat.send.mutate({
		userId: to.id,
		content,
		clientId: content.replace(/\W/g, "-"),
	});
	return message.id;
}

export async function insertDecidedReports(
	{ db, clock }: TestSite,
	reporter: Player,
	decisions: readonly ("dismissed" | "warned")[],
): Promise<void> {
	const kind: ReportKind = "person";
	const rows = decisions.map((decision, n) => ({
		id: `${reporter.id}-${n}`,
		reporter_id: reporter.id,
		kind,
		subject_id: `somebody-${n}`,
		accused_id: null,
		reason: "other" as const,
		text: "",
		evidence: "somebody",
		created_at: clock.now() - 1000,
		decision,
		decided_at: clock.now(),
	}));
	await db.kysely.insertInto("reports").values(rows).execute();
}

/** The texts of a player's notifications, oldest first. */
export async function notificationsOf({ db }: TestSite, { id }: Player): Promise<string[]> {
	const rows = await db.kysely
		.selectFrom("support_notifications")
		.select("message")
		.where("user_id", "=", id)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(({ message }) => message);
}

export async function auditOf({ db }: TestSite) {
	const rows = await db.kysely.selectFrom("audit_log").selectAll().orderBy("at").orderBy("id").execute();
	return rows.map(({ action, actor_name, subject_kind, subject_name, before, after }) => ({
		action,
		by: actor_name,
		about: `${subject_kind} ${subject_name}`,
		before: before === null ? null : JSON.parse(before),
		after: after === null ? null : JSON.parse(after),
	}));
}
