import { LinkButton } from "../../../../ui/button.tsx";
import { RunRewards } from "../../../progression/run-rewards.tsx";
import type { GameKit } from "../../game-kit.ts";
import type { StageRules } from "../stage-rules.ts";
import { AccountPrompt } from "./account-prompt.tsx";
import type { Aside, OwnParts } from "./aside.ts";
import { BroughtAlong } from "./brought-along.tsx";
import type { EndedRun } from "./ending.ts";
import { Fact } from "./fact.tsx";
import { LastPair } from "./last-pair.tsx";
import { ShareButton } from "./share-button.tsx";
import { shareText } from "./share-text.ts";
import { wordsFor } from "./tone.ts";
import "./game-over-body.css";

interface BodyProps {
	rules: StageRules;
	draw: GameKit["draw"];
	run: EndedRun;
	aside: Aside | null | undefined;
	own: OwnParts | undefined;
}

export function GameOverBody({ rules, draw, run, aside, own }: BodyProps) {
	return (
		<div className="over-body">
			<p id="over-tone" className="over-tone">
				{wordsFor(run)}
			</p>
			{aside?.kind === "brought" && <BroughtAlong gameKey={aside.gameKey} />}
			{aside?.kind === "rewards" && <RunRewards earned={aside.earned} before={aside.before} />}
			{run.missed && <LastPair missed={run.missed} rules={rules} draw={draw} />}
			{aside?.kind === "account" && <AccountPrompt run={run} visit={aside.visit} />}
			{own?.below ? (
				own.below(run)
			) : (
				<div className="over-pass-on">
					<ShareButton
						text={shareText(rules.title, run)}
						url={window.location.origin + window.location.pathname}
					/>
					<LinkButton
						kind="quiet"
						to="/duel/new"
						search={{
							run: run.runId,
							score: run.runId ? run.score : undefined,
							game: rules.factsOn,
							filter: aside?.kind === "account" ? aside.visit.filter : undefined,
						}}
					>
						Challenge
					</LinkButton>
				</div>
			)}
			{rules.factsOn && <Fact game={rules.factsOn} />}
		</div>
	);
}
