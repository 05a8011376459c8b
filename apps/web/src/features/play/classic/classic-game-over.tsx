import { type GameId, type GameKey, hasFilters } from "@hilo/rules/play/games";
import type { MasteryStep } from "@hilo/rules/progression/levels";
import { skipToken } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { useSite } from "../../../platform/site.ts";
import { PractiseLine } from "../../practice/practise-line.tsx";
import { MasteryLine, Medal } from "../../progression/mastery.tsx";
import { storeRun, storeVisitScore } from "../../progression/visit.ts";
import { ChallengePanel } from "../challenge-panel/challenge-panel.tsx";
import type { ChallengeSource } from "../challenge-panel/friend-row.tsx";
import type { EndedRun } from "../stage/game-over/ending.ts";
import {
	AccountOffer,
	GameOver,
	type GameOverProps,
	NotSaved,
	SMALL,
} from "../stage/game-over/game-over.tsx";
import { shareText } from "../stage/game-over/share-text.ts";
import type { ScoreToPass } from "../stage/stage-words.ts";
import { factOf } from "./facts.ts";

/** A visitor's game, and where its score would be stored. */
export type VisitedGame = Pick<
	Outputs["play"]["opening"],
	"game" | "filter" | "gameKey" | "label" | "keepsScores"
>;

interface ClassicGameOverProps extends GameOverProps {
	game: GameId;
	/** Missing for a player. */
	visited?: VisitedGame;
	above?: ReactNode;
	change?: (() => void) | undefined;
	/** The board on which a player's run counts. */
	gameKey?: GameKey | undefined;
	/** The step of mastery that a player's run has reached. */
	newStep?: MasteryStep | null;
	/** The player with the next better high score. */
	toPass?: ScoreToPass | null;
}

/** The end of a classic game's run, with a challenge, the result to share and a fact. */
export function ClassicGameOver(props: ClassicGameOverProps) {
	const { game, visited, gameKey, newStep = null, above, ...dialog } = props;
	const { name: siteName } = useSite();
	const { ending, rules } = dialog;
	const run = ending.kind === "over" ? ending.run : null;
	const isFirst = useIsFirst(run?.newBest ? gameKey : undefined);
	const challenge = run && run.score > 0 && (
		<ChallengePanel
			score={run.score}
			source={sourceOf(run, visited)}
			more={{ run: run.runId, score: run.runId ? run.score : undefined, game, filter: visited?.filter }}
			text={shareText(siteName, rules.title, run)}
			url={window.location.origin + window.location.pathname}
		/>
	);
	return (
		<GameOver
			{...dialog}
			challenge={challenge}
			isFirst={isFirst}
			stamp={newStep && <NewStep step={newStep} />}
			above={
				<>
					{newStep && <GameMastery game={game} />}
					{above}
				</>
			}
		>
			{run && (
				<>
					{visited && <AccountPrompt run={run} visited={visited} />}
					{!visited && !newStep && (
						<div className="over-mastery">
							<GameMastery game={game} />
						</div>
					)}
					{!hasFilters(game) && <PractiseLine game={game} className="over-practise text-[0.95rem]" />}
					<Fact game={game} />
				</>
			)}
		</GameOver>
	);
}

/** Whether the player's new best leads the board of all players; one question for each new best. */
function useIsFirst(key: GameKey | undefined): boolean {
	const { data } = trpc.leaderboards.ownRank.useQuery(key ? { key } : skipToken);
	return key !== undefined && data?.rank === 1 && data.of !== 1;
}

function NewStep({ step }: { step: MasteryStep }) {
	return (
		<>
			<Medal step={step} className="-my-1 -ml-2 size-8" />
			{step.name} mastery
		</>
	);
}

/** It grows with the run once the player's record is loaded again. */
function GameMastery({ game }: { game: GameId }) {
	const me = useMe();
	return me && <MasteryLine game={game} rightAnswers={me.rightAnswers} />;
}

/** Null for a run from before the sign-up, of which only the score is stored. */
function sourceOf({ runId, replay }: EndedRun, visited: VisitedGame | undefined): ChallengeSource | null {
	if (runId) return { kind: "run", runId };
	if (!visited || !replay) return null;
	return { kind: "visit", game: visited.game, filter: visited.filter, ...replay };
}

/** Tells a visitor what an account would keep, and stores the run until there is one. */
function AccountPrompt({ run, visited }: { run: EndedRun; visited: VisitedGame }) {
	const [best] = useState(() => storeVisit(run, visited));
	return (
		<AccountOffer>
			{visited.keepsScores
				? best > 0 && (
						<p className={SMALL}>
							{best === run.score ? `Your score of ${best}` : `Your best so far, ${best},`} comes with you.
						</p>
					)
				: run.score > 0 && <NotSaved />}
		</AccountOffer>
	);
}

/** Returns the visit's best score, or 0 if scores are not stored. */
function storeVisit(run: EndedRun, { game, filter, gameKey, label, keepsScores }: VisitedGame): number {
	const { score, best, bestBefore, newBest, outcome } = run;
	storeRun({ game, filter, gameKey, score, best, bestBefore, newBest, outcome });
	return keepsScores ? storeVisitScore({ gameKey, score, label }) : 0;
}

/** More than any game has facts. Each visit begins at a random fact. */
const STARTS = 1000;

let turn = Math.floor(Math.random() * STARTS);

/** Shown where the screen has room for it. */
function Fact({ game }: { game: GameId }) {
	const [fact] = useState(() => {
		turn += 1;
		return factOf(game, turn);
	});
	return (
		<p data-fact className="over-fact text-[0.9rem]/[1.4] text-balance text-muted">
			{fact}
		</p>
	);
}
