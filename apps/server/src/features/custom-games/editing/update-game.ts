import type { Category } from "@hilo/rules/custom-games/categories";
import type { PutGameInput, UpdateGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { savedPrivacy } from "@hilo/rules/custom-games/privacy";
import { storedItems } from "@hilo/rules/custom-games/stored-items";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../../platform/context.ts";
import { newShortId } from "../../../platform/system/ids.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findItems } from "../games.repo.ts";
import { itemBytes, lockGame, type SavedRow, updateGame as writeGame } from "./editing.repo.ts";
import {
	contentColumns,
	GAME_QUOTA,
	type GameQuota,
	presentSaved,
	requirePublicPictures,
	requireQuota,
	type SavedGame,
	saveContent,
} from "./save-content.ts";

/** With neither version nor time, the change applies to whatever is stored. */
type Change = UpdateGameInput | PutGameInput;

/**
 * Optional fields that are left out stay as they are. @throws AppError 400 for a missing or local
 * picture; 403 for anyone but the creator; 404; 409 where another change came first, or for no room.
 */
export async function updateGame(
	ctx: PlayerCtx,
	input: Change,
	quota: GameQuota = GAME_QUOTA,
): Promise<SavedGame> {
	const { id: creatorId, isAdmin } = ctx.actor;
	await ctx.limits.queues.waitForTurn(ctx);
	requirePublicPictures(ctx, input.items);
	const items = storedItems(input.items, newShortId);
	return ctx.db.transaction(async (tx) => {
		// Locks the user before the game, as ending a run does.
		await lockUsers(tx, [creatorId]);
		const game = await lockGame(tx, input.id);
		if (!game) throw new AppError("custom-games/not-found");
		if (game.creator_id !== creatorId) throw new AppError("custom-games/not-yours");
		if (!isBasedOn(input, game)) throw new AppError("custom-games/changed-meanwhile");
		const privacy = savedPrivacy({ requested: input.privacyLevel, current: game.privacy, isAdmin });
		// Each change needs a time that differs, because clients name the version by it.
		const now = Math.max(ctx.clock.now(), game.updated_at + 1);
		const category = categoryOf(input);
		const saved = await writeGame(tx, game, {
			...contentColumns(input, items),
			value_label: input.valueLabel ?? game.value_label,
			question: ("question" in input ? input.question : undefined) ?? game.question,
			thousands_separator: separatorOf(input) ?? game.thousands_separator,
			category: category === undefined ? game.category : category,
			timer_seconds: input.timerSeconds ?? game.timer_seconds,
			source: input.source ?? game.source,
			as_of: input.asOf ?? game.as_of,
			licence: input.licence === undefined ? game.licence : input.licence,
			privacy,
			updated_at: now,
		});
		if (!saved) throw new AppError("custom-games/changed-meanwhile");
		await ctx.customGames.beforeSave(ctx, tx, {
			id: game.id,
			name: input.name,
			items,
			thousandsSeparator: (separatorOf(input) ?? game.thousands_separator) === 1,
			readItems: () => findItems(tx, game.id),
		});
		const before = await itemBytes(tx, game.id);
		await saveContent(tx, { gameId: game.id, creatorId, now, items });
		const bytes = (await itemBytes(tx, game.id)) - before;
		await requireQuota(tx, creatorId, { games: 0, bytes }, quota);
		return presentSaved(saved);
	});
}

/** Undefined where the change leaves it as it is; null takes it away. */
function categoryOf(change: Change): Category | null | undefined {
	return "category" in change ? change.category : undefined;
}

/** Undefined where the change leaves it as it is. */
function separatorOf(change: Change): 0 | 1 | undefined {
	if (!("thousandsSeparator" in change) || change.thousandsSeparator === undefined) return undefined;
	return change.thousandsSeparator ? 1 : 0;
}

function isBasedOn(change: Change, game: SavedRow): boolean {
	if ("version" in change && change.version !== undefined) return change.version === game.version;
	if ("updatedAt" in change && change.updatedAt !== undefined)
		return Date.parse(change.updatedAt) === game.updated_at;
	return true;
}
