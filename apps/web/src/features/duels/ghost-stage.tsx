import type { Api, Outputs } from "../../platform/api/trpc.ts";
import { useMe } from "../../platform/session.ts";
import { type ServerCalls, useServerDealer } from "../play/dealers/server-dealer.ts";
import type { Rival } from "../play/stage/dealer.ts";
import { Stage } from "../play/stage/stage.tsx";
import type { StageParts } from "../play/stage/stage-state.ts";
import { duelRules } from "./duel-rules.ts";
import { DuelEnding, ghostRing, OwnFace, RivalScore, rivalRing, ScorePill } from "./duel-stage-parts.tsx";
import { type DuelView, OWN_GHOST } from "./duel-text.ts";
import { rivalNote, rivalScore } from "./running-score.ts";

type DuelVerdict = Outputs["duels"]["guess"];

interface GhostStageProps {
	duel: DuelView;
	/** Whether the player comes from the screen before, so that the stage takes the focus. */
	takesFocus: boolean;
	onOver: () => void;
}

export function GhostStage({ duel, takesFocus, onOver }: GhostStageProps) {
	const { rounds, toBeat } = duel;
	const dealer = useServerDealer(({ client }) => ghostCalls(client, duel));
	const me = useMe();
	const other = duel.isOwnGhost ? me : duel.sides.find(({ isYou }) => !isYou);
	const parts: StageParts = {
		scoreLabel: <OwnFace />,
		corner(stage) {
			const { name } = stage.pair?.rival ?? {};
			if (!name) return null;
			const score = rivalScore(stage);
			return (
				<RivalScore name={name} avatarUrl={other?.avatarUrl ?? null} score={score} ring={ghostRing(stage)} />
			);
		},
		ring: rivalRing,
		beside(stage) {
			const { pair, score } = stage;
			const runningScore = { own: score, rival: rivalScore(stage), toBeat: toBeat?.score ?? null, rounds };
			return (
				<ScorePill round={pair?.round ?? 1} score={runningScore} isRivalOut={pair?.rival?.isOut ?? false} />
			);
		},
		ending: () => <DuelEnding />,
	};
	return <Stage {...dealer} {...{ parts, takesFocus, onOver }} rules={duelRules(duel)} />;
}

/** The calls of the player's side of a ghost duel. */
function ghostCalls({ duels }: Api["client"], duel: DuelView): ServerCalls {
	const { id } = duel;
	const rivalName = duel.isOwnGhost ? OWN_GHOST : null;
	/** The other side in the open round, for the note after the guess. */
	let rival: Rival | null = null;
	const named = (other: Rival | null) => (other && rivalName ? { ...other, name: rivalName } : other);
	/** With the rules of its game, in a duel of a daily deck. */
	const shown = <Round extends NonNullable<DuelVerdict["next"]>>(round: Round) => {
		rival = named(round.rival);
		return { ...round, rival, ...(round.game && { rules: duelRules(duel, round.game) }) };
	};
	const dealt = (run: Outputs["duels"]["begin"]) => ({ ...shown(run), best: run.score });
	const judged = (verdict: DuelVerdict) => {
		const note = rivalNote(rival, verdict);
		const next = verdict.next && shown(verdict.next);
		return { ...verdict, next, note, best: verdict.score, newBest: false };
	};
	return {
		start: async (signal) => dealt(await duels.begin.mutate({ id }, { signal })),
		async current(signal) {
			const run = await duels.current.query({ id }, { signal });
			return run && dealt(run);
		},
		guess: async (round, guess, signal) => judged(await duels.guess.mutate({ id, round, guess }, { signal })),
	};
}
