import { setImmediate } from "node:timers/promises";
import type { Database } from "@hilo/db/open-database";
import type { Flag } from "@hilo/db/tables/column";
import type { StreamEnd, SuspensionNotice } from "@hilo/rules/live/stream-messages";
import { suspensionText } from "@hilo/rules/moderation/moderation";
import { mayEnter } from "@hilo/rules/site/maintenance.schema";
import { sql } from "kysely";
import { inParts } from "../in-batches.ts";
import type { Outage } from "../outage.ts";
import type { Settings } from "../settings.ts";
import type { SiteSettings } from "../site-settings.ts";
import type { Clock } from "../system/clock.ts";
import type { Logger } from "../system/logger.ts";
import type { LiveStream } from "./stream.ts";

/** Sessions per statement and streams per step, after which the process serves others. */
const SESSIONS_PER_BATCH = 100;

/** Checks soon whether streams may stay open, and ends those that may not. */
export type Recheck = (streams: readonly LiveStream[]) => void;

interface Sources {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Logger;
	readonly outage: Outage;
	readonly siteSettings: SiteSettings;
	readonly settings: Pick<Settings, "siteTimeZone">;
}

/** One recheck at a time; those requested during it are done together afterwards. */
export function createRecheck(sources: Sources): Recheck {
	const waiting = new Set<LiveStream>();
	let isBusy = false;
	const work = async () => {
		while (waiting.size > 0) {
			const streams = [...waiting];
			waiting.clear();
			// Without the database no stream ends.
			await checkAll(sources, streams).catch((err) => {
				if (!sources.outage.recordIfUnavailable(err, "live streams"))
					sources.log.error({ err }, "live streams could not be checked");
			});
		}
	};
	return (streams) => {
		for (const stream of streams) waiting.add(stream);
		if (isBusy) return;
		isBusy = true;
		void work().finally(() => {
			isBusy = false;
		});
	};
}

async function checkAll(sources: Sources, streams: readonly LiveStream[]): Promise<void> {
	const maintenanceMode = (await sources.siteSettings.get("maintenance")) === "on";
	for (const part of inParts(streams, SESSIONS_PER_BATCH)) {
		const rights = await readRights(sources, part);
		const suspended = await readSuspended(
			sources,
			part.filter(({ owner }) => !rights.has(owner.sessionId)),
		);
		for (const stream of part) {
			const { sessionId, userId } = stream.owner;
			const suspension = suspended.get(userId);
			const reason = suspension ? "suspended" : reasonToEnd(stream, rights.get(sessionId), maintenanceMode);
			if (reason) stream.end(reason, suspension);
		}
		await setImmediate();
	}
}

/** Sessions and tokens that have ended are not in the map. */
async function readRights({ db, clock }: Sources, streams: readonly LiveStream[]) {
	const ids = streams.map(({ owner }) => owner.sessionId);
	const now = clock.now();
	const rows = await db.kysely
		.selectFrom("sessions")
		.innerJoin("users", "users.id", "sessions.user_id")
		.select(["sessions.id", "users.is_admin"])
		.where("sessions.id", "in", ids)
		.where("sessions.expires_at", ">", now)
		.unionAll(
			db.kysely
				.selectFrom("api_tokens")
				.innerJoin("users", "users.id", "api_tokens.user_id")
				.select(["api_tokens.id", tokenIsAdmin])
				.where("api_tokens.id", "in", ids)
				.where("api_tokens.expires_at", ">", now)
				.where((eb) => eb.or([eb("api_tokens.kind", "=", "player"), eb("users.is_admin", "=", 1)])),
		)
		.execute();
	return new Map(rows.map((row) => [row.id, { isAdmin: row.is_admin === 1 }]));
}

/** Only tokens of the kind "administrator" have such scopes. */
const tokenIsAdmin = sql<Flag>`case when api_tokens.scopes like '%"admin:%' then 1 else 0 end`.as("is_admin");

/** Suspended players' sessions have ended too, but their clients show the reason. */
async function readSuspended(
	{ db, settings }: Sources,
	streams: readonly LiveStream[],
): Promise<Map<string, SuspensionNotice>> {
	if (streams.length === 0) return new Map();
	const rows = await db.kysely
		.selectFrom("users")
		.leftJoin("suspensions", "suspensions.user_id", "users.id")
		.select(["users.id", "users.suspended_until", "suspensions.reason"])
		.where(
			"users.id",
			"in",
			streams.map(({ owner }) => owner.userId),
		)
		.where("suspended_until", "is not", null)
		.execute();
	return new Map(
		rows.map(({ id, suspended_until, reason }) => [
			id,
			{ text: suspensionText(suspended_until ?? 0, settings.siteTimeZone), reason: reason ?? "" },
		]),
	);
}

function reasonToEnd(
	{ owner }: LiveStream,
	rights: { readonly isAdmin: boolean } | undefined,
	maintenanceMode: boolean,
): StreamEnd | null {
	if (!rights) return "signed-out";
	if (!mayEnter({ maintenanceMode }, rights)) return "maintenance";
	return rights.isAdmin === owner.isAdmin ? null : "rights";
}
