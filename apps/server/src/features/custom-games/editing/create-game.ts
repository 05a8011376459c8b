import { DEFAULT_VALUE_LABEL } from "@hilo/rules/custom-games/caps";
import type { CreateGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { savedPrivacy } from "@hilo/rules/custom-games/privacy";
import { storedItems } from "@hilo/rules/custom-games/stored-items";
import { AppError } from "@hilo/rules/errors/errors";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { PlayerCtx } from "../../../platform/context.ts";
import type { Limits } from "../../../platform/limits/rate-limits.ts";
import { newId, newSecret, newShortId } from "../../../platform/system/ids.ts";
import { count } from "../../analytics/analytics.ts";
import { notifyAdmins } from "../../notifications/notify-admins.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findByClientId, insertGame, itemBytes } from "./editing.repo.ts";
import {
	contentColumns,
	GAME_QUOTA,
	type GameQuota,
	presentSaved,
	requirePublicPictures,
	requireQuota,
	type SavedGame,
	saveContent,
	separatorColumn,
} from "./save-content.ts";

const LIMITS = {
	created: {
		name: "custom-game",
		hits: 100,
		windowMs: DAY_MS,
		error: "custom-games/too-many-made",
	},
} as const satisfies Limits;

/**
 * Creates a game. A second request with the same client id gives the first game.
 * @throws AppError 400 for a missing or local picture; 404 once deleted; 409 for no room; 429 past 100 a day.
 */
export async function createGame(
	ctx: PlayerCtx,
	input: CreateGameInput,
	quota: GameQuota = GAME_QUOTA,
): Promise<SavedGame> {
	const { id: creatorId, username, isAdmin } = ctx.actor;
	await ctx.limits.queues.waitForTurn(ctx);
	requirePublicPictures(ctx, input.items);
	const items = storedItems(input.items, newShortId);
	const privacy = savedPrivacy({ requested: input.privacyLevel, current: null, isAdmin });
	const label = input.valueLabel ?? DEFAULT_VALUE_LABEL;
	const now = ctx.clock.now();
	return ctx.db.transaction(async (tx) => {
		// Serializes a player's saves, so that each counts the ones before it.
		await lockUsers(tx, [creatorId]);
		const saved = await insertGame(tx, {
			id: newId(),
			creator_id: creatorId,
			client_id: input.clientId ?? null,
			...contentColumns(input, items),
			value_label: label,
			question: input.question ?? "",
			thousands_separator: separatorColumn(label, items, input.thousandsSeparator),
			category: input.category ?? null,
			source: input.source ?? "",
			as_of: input.asOf ?? "",
			licence: input.licence ?? null,
			timer_seconds: input.timerSeconds ?? 0,
			privacy,
			link_key: newSecret(),
			created_at: now,
			updated_at: now,
		});
		if (!saved) {
			const before = await findByClientId(tx, creatorId, input.clientId ?? "");
			if (!before) throw new AppError("custom-games/not-found");
			return presentSaved(before);
		}
		await ctx.limits.take(LIMITS.created, creatorId, tx);
		await notifyAdmins(ctx, tx, {
			type: "game",
			message: `${username} made the game “${input.name}”`,
			link: `/admin/games/custom?search=${saved.id}`,
			aboutId: creatorId,
		});
		await saveContent(tx, { gameId: saved.id, creatorId, now, items });
		await requireQuota(tx, creatorId, { games: 1, bytes: await itemBytes(tx, saved.id) }, quota);
		tx.afterCommit(() => count(ctx, { measure: "games-made" }));
		return presentSaved(saved);
	});
}
