import type { Tx } from "@hilo/db/open-database";
import type { GuestRow, Queries } from "@hilo/db/tables";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { deleteOld } from "../../platform/in-batches.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { GUEST_SECONDS } from "../../platform/sessions/session-cookie.ts";
import { hashSecret, newId, newSecret } from "../../platform/system/ids.ts";
import { findGuestBySecret, insertGuest, markGuestSeen } from "./guests.repo.ts";

export const LIMITS = {
	/** Known guests are not counted. */
	newGuests: { name: "new-guest", hits: "newGuests", windowMs: HOUR_MS, error: "request/too-many" },
} as const satisfies Limits;

export type PlayerOrGuest =
	| { readonly user_id: string; readonly guest_id: null }
	| { readonly user_id: null; readonly guest_id: string };

/** For tables with both columns. */
export function isOwner({ user_id, guest_id }: PlayerOrGuest): RawBuilder<SqlBool> {
	return user_id === null ? sql`guest_id = ${guest_id}` : sql`user_id = ${user_id}`;
}

/** The caller's guest; null for players and for visitors without a known guest cookie. */
async function findGuest(ctx: Ctx, db: Queries): Promise<GuestRow | null> {
	if (ctx.actor.kind !== "visitor" || ctx.guestSecret === null) return null;
	const guest = await findGuestBySecret(db, hashSecret(ctx.guestSecret));
	if (guest) ctx.limits.known.rememberGuest(ctx.guestSecret, guest.id);
	return guest ?? null;
}

/** The caller; null for a visitor without a known guest cookie. */
export async function findPlayerOrGuest(ctx: Ctx, db: Queries): Promise<PlayerOrGuest | null> {
	if (ctx.actor.kind === "player") return { user_id: ctx.actor.id, guest_id: null };
	const guest = await findGuest(ctx, db);
	return guest && { user_id: null, guest_id: guest.id };
}

/** The caller; a new visitor gets a guest cookie. @throws AppError 429. */
export async function openPlayerOrGuest(ctx: Ctx, tx: Tx): Promise<PlayerOrGuest> {
	if (ctx.actor.kind === "player") return { user_id: ctx.actor.id, guest_id: null };
	return { user_id: null, guest_id: (await openGuest(ctx, tx)).id };
}

/** @throws AppError 429 for too many new guests from an address. */
async function openGuest(ctx: Ctx, tx: Tx): Promise<GuestRow> {
	const now = ctx.clock.now();
	const existing = await findGuest(ctx, tx);
	// Deleted if the visitor signed in at the same moment.
	if (existing && (await markGuestSeen(tx, existing.id, now))) return existing;
	await ctx.limits.take(LIMITS.newGuests, ctx.address, tx);
	const secret = newSecret();
	const guest: GuestRow = {
		id: newId(),
		secret_hash: hashSecret(secret),
		created_at: now,
		seen_at: now,
		time_zone: null,
		previous_zone: null,
		zone_changed_at: null,
		open_from: null,
		open_to: null,
	};
	await insertGuest(tx, guest);
	tx.afterCommit(() => {
		ctx.setGuest(secret);
		ctx.limits.known.rememberGuest(secret, guest.id);
	});
	return guest;
}

/** Small, because each guest's data is deleted too and other calls wait. */
const BATCH = 100;

/** Deletes guests whose cookie has expired in every browser. */
export async function sweepGuests(ctx: OperatorCtx): Promise<void> {
	const before = ctx.clock.now() - GUEST_SECONDS * 1000;
	await deleteOld(ctx.db.kysely, "guests", { column: "seen_at", key: ["id"], before, batch: BATCH });
}
