import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Card } from "@hilo/rules/play/card";
import type { Ctx } from "../../../platform/context.ts";
import { ReadyJson } from "../../../platform/http/ready-json.ts";
import { newSecret } from "../../../platform/system/ids.ts";
import { findGame } from "../find-game.ts";
import { findWithList } from "../find-with-list.ts";
import { playableContent, poolIdOf, poolOf, sourceOf } from "./pool-of-game.ts";

export interface CustomOpening {
	readonly gameId: string;
	readonly name: string;
	readonly valueLabel: string;
	readonly timerSeconds: number;
	readonly seed: string;
	readonly poolId: string;
	readonly cards: readonly Card[];
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
}

/** Includes all values. @throws AppError 403 for players (runs are judged); 409 under two items; as `findGame`. */
export async function customOpening(ctx: Ctx, input: GameInput): Promise<ReadyJson<CustomOpening>> {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	const findInTurn = async () => {
		await ctx.eventLoopQueue.waitForTurn(ctx);
		return findGame(ctx, input);
	};
	const { game, list: cards } = await findWithList(findInTurn, ({ row }) =>
		ctx.gameTexts.get<Card[]>("cards", row, async () => {
			const content = await playableContent(ctx, row.id);
			return { version: content.version, text: JSON.stringify(poolOf(content).cards) };
		}),
	);
	const { row } = game;
	const opening = {
		gameId: row.id,
		name: row.name,
		valueLabel: row.value_label,
		timerSeconds: row.timer_seconds,
		seed: newSecret(),
		poolId: poolIdOf(row),
		...sourceOf(row),
	};
	return ReadyJson.withField(opening, "cards", cards);
}
