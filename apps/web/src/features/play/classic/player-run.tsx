import type { GameId } from "@hilo/rules/play/games";
import { trpc } from "../../../platform/api/trpc.ts";
import { transferScores } from "../../progression/transfer-scores.ts";
import { type ServerRun, usePlayerRun } from "../dealers/use-player-run.tsx";
import { classicRules, PLAY_FALLBACKS } from "../stage/classic-rules.ts";
import { Stage } from "../stage/stage.tsx";
import { ClassicGameOver } from "./classic-game-over.tsx";

interface PlayerRunProps {
	game: GameId;
	userId: string;
	/** "" for none. */
	filter: string;
	/** The player's open run; null to start one. */
	open: ServerRun | null;
	takesFocus: boolean;
	change?: (() => void) | undefined;
}

/** A player's run, dealt and judged by the server. */
export function PlayerRun({ game, userId, filter, open, takesFocus, change }: PlayerRunProps) {
	const utils = trpc.useUtils();
	const { rewards, newStep, ...stage } = usePlayerRun({
		open,
		callsOf: (utils) => ({
			async start(signal) {
				// The best of the new run includes them.
				await transferScores(utils, userId);
				return await utils.client.play.start.mutate({ game, filter }, { signal });
			},
			current: (signal) => utils.client.play.current.query({ game }, { signal }),
			startFailure: PLAY_FALLBACKS[game]?.start,
		}),
		game,
		onOver: () => utils.play.current.setData({ game }, null),
	});
	const { data } = trpc.leaderboards.rival.useQuery({ game, filter });
	const toPass = data?.rival ?? null;
	return (
		<Stage
			{...stage}
			rules={classicRules(game)}
			toPass={toPass}
			takesFocus={takesFocus}
			gameOver={(dialog) => (
				<ClassicGameOver
					{...dialog}
					game={game}
					gameKey={data?.gameKey}
					change={change}
					above={rewards}
					newStep={newStep}
					toPass={toPass}
				/>
			)}
		/>
	);
}
