import {
	createDuelInput,
	duelGuessInput,
	duelInput,
	duelRecordInput,
	duelRoundsInput,
} from "@hilo/rules/duels/duels.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { beginDuel, currentDuel } from "./begin-duel.ts";
import { createDuel } from "./create-duel.ts";
import { declineDuel } from "./decline-duel.ts";
import { recordAgainst, recordsAgainstFriends } from "./duel-records.ts";
import { duelRounds } from "./duel-rounds.ts";
import { getDuel } from "./get-duel.ts";
import { guess } from "./guess.ts";
import { leaveLiveDuel, markReady, sendLiveDuelHeartbeat } from "./live/live-duel-actions.ts";
import { myDuels, waitingDuels } from "./my-duels.ts";
import { rematchDuel } from "./rematch-duel.ts";

export const duelsRouter = router({
	create: procedure("play")
		.input(createDuelInput)
		.mutation(({ ctx, input }) => createDuel(ctx, input)),
	get: procedure("read", { isLarge: true })
		.input(duelInput)
		.query(({ ctx, input }) => getDuel(ctx, input)),
	rounds: procedure("read", { isLarge: true })
		.input(duelRoundsInput)
		.query(({ ctx, input }) => duelRounds(ctx, input)),
	begin: procedure("play")
		.input(duelInput)
		.mutation(({ ctx, input }) => beginDuel(ctx, input)),
	current: procedure("play")
		.input(duelInput)
		.query(({ ctx, input }) => currentDuel(ctx, input)),
	guess: procedure("play")
		.input(duelGuessInput)
		.mutation(({ ctx, input }) => guess(ctx, input)),
	live: playerProcedure("play")
		.input(duelInput)
		.mutation(({ ctx, input }) => sendLiveDuelHeartbeat(ctx, input)),
	ready: playerProcedure("play")
		.input(duelInput)
		.mutation(({ ctx, input }) => markReady(ctx, input)),
	leave: playerProcedure("play")
		.input(duelInput)
		.mutation(({ ctx, input }) => leaveLiveDuel(ctx, input)),
	decline: playerProcedure("play")
		.input(duelInput)
		.mutation(({ ctx, input }) => declineDuel(ctx, input)),
	rematch: procedure("play")
		.input(duelInput)
		.mutation(({ ctx, input }) => rematchDuel(ctx, input)),
	mine: playerProcedure("read", { isLarge: true }).query(({ ctx }) => myDuels(ctx)),
	waiting: playerProcedure("read").query(({ ctx }) => waitingDuels(ctx)),
	records: playerProcedure("read").query(({ ctx }) => recordsAgainstFriends(ctx)),
	record: playerProcedure("read")
		.input(duelRecordInput)
		.query(({ ctx, input }) => recordAgainst(ctx, input)),
});
