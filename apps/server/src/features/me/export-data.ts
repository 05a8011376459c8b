import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findUser } from "../users/find-user.ts";
import { jsonPieces } from "./export-json.ts";
import { type ExportSlots, LIMITS, RETRY_MS } from "./export-slots.ts";

/** One feature's data of a user, without secrets; large data as an async iterable. The caller is that user. */
type ExportPart = (ctx: Ctx, userId: string) => unknown;

export type ExportParts = Readonly<Record<string, ExportPart>>;

/** Call `return()` when the reader is gone, to free its place. @throws AppError 429. */
export async function* exportData(
	ctx: PlayerCtx,
	parts: ExportParts,
	slots: ExportSlots,
): AsyncGenerator<string> {
	const player = ctx.actor;
	await acquireSlot(ctx, player.id, slots);
	try {
		yield* pieces(ctx, player.id, parts);
	} finally {
		slots.release();
		await ctx.limits.giveBack(LIMITS.exportsUnderWay, player.id);
	}
}

/** The account's limits come first, so that a call they refuse takes no place. Refused calls are not counted. */
async function acquireSlot({ db, limits }: Ctx, userId: string, slots: ExportSlots): Promise<void> {
	await db.transaction(async (tx) => {
		await limits.take(LIMITS.exportsUnderWay, userId, tx);
		await limits.take(LIMITS.exports, userId, tx);
	});
	if (slots.tryAcquire()) return;
	await limits.giveBack(LIMITS.exportsUnderWay, userId);
	await limits.giveBack(LIMITS.exports, userId);
	throw new AppError("accounts/exports-busy", { retryAfterSeconds: RETRY_MS / 1000 });
}

async function* pieces(ctx: Ctx, userId: string, parts: ExportParts) {
	const user = await findUser(ctx.db.kysely, userId);
	if (!user) throw new AppError("accounts/signed-out");
	const head = {
		exportedAt: isoTime(ctx.clock.now()),
		account: presentAccount(user),
	};
	yield JSON.stringify(head).slice(0, -1);
	for (const [name, part] of Object.entries(parts)) {
		yield `,\n${JSON.stringify(name)}:`;
		yield* jsonPieces(await part(ctx, userId));
	}
	yield "}";
}

function presentAccount(user: UserRow) {
	const showcase: string[] | null = user.showcase === null ? null : JSON.parse(user.showcase);
	return {
		id: user.id,
		username: user.username,
		email: user.email,
		isAdmin: user.is_admin === 1,
		createdAt: isoTime(user.created_at),
		showcase,
	};
}
