import {
	dailyArchiveInput,
	dailyBoardInput,
	dailyDayInput,
	dailyGuessInput,
	dailyHistoryInput,
	dailyZoneInput,
	startDailyInput,
	todayInput,
} from "@hilo/rules/daily/daily.schema";
import { procedure, router } from "../../platform/procedures.ts";
import { answerDeckRound } from "./answer-deck-round.ts";
import { setZone, showZone } from "./own-zone.ts";
import { showArchive, showPast } from "./show-archive.ts";
import { showBoard } from "./show-board.ts";
import { showHistory } from "./show-history.ts";
import { showResult } from "./show-result.ts";
import { showToday } from "./show-today.ts";
import { startDeck } from "./start-deck.ts";

export const dailyRouter = router({
	today: procedure("read")
		.input(todayInput)
		.query(({ ctx, input }) => showToday(ctx, input)),
	start: procedure("play")
		.input(startDailyInput)
		.mutation(({ ctx, input }) => startDeck(ctx, input)),
	guess: procedure("play")
		.input(dailyGuessInput)
		.mutation(({ ctx, input }) => answerDeckRound(ctx, input)),
	board: procedure("read", { isLarge: true })
		.input(dailyBoardInput)
		.query(({ ctx, input }) => showBoard(ctx, input)),
	history: procedure("read")
		.input(dailyHistoryInput)
		.query(({ ctx, input }) => showHistory(ctx, input)),
	archive: procedure("read")
		.input(dailyArchiveInput)
		.query(({ ctx, input }) => showArchive(ctx, input)),
	past: procedure("read")
		.input(dailyDayInput)
		.query(({ ctx, input }) => showPast(ctx, input)),
	result: procedure("read", { isLarge: true })
		.input(dailyDayInput)
		.query(({ ctx, input }) => showResult(ctx, input)),
	zone: procedure("read")
		.input(todayInput)
		.query(({ ctx, input }) => showZone(ctx, input)),
	setZone: procedure("play")
		.input(dailyZoneInput)
		.mutation(({ ctx, input }) => setZone(ctx, input)),
});
