import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useSignInAddress } from "../../../../platform/sign-in-address.ts";
import { keepRun } from "../../../progression/keep-run.ts";
import { keepVisitScore } from "../../../progression/visit-scores.ts";
import type { PlayedVisit } from "./aside.ts";
import type { EndedRun } from "./ending.ts";

interface AccountPromptProps {
	run: EndedRun;
	visit: PlayedVisit;
}

/** Tells a visitor what an account would keep, and stores the run until there is one. */
export function AccountPrompt({ run, visit }: AccountPromptProps) {
	const [best] = useState(() => keep(run, visit));
	return (
		<AccountOffer>
			{visit.keepsScores
				? best > 0 && (
						<p className="over-small">
							{best === run.score ? `Your score of ${best}` : `Your best so far, ${best},`} comes with you,
							marked as unverified.
						</p>
					)
				: run.score > 0 && <NotSaved />}
		</AccountOffer>
	);
}

export function AccountOffer({ children }: { children: ReactNode }) {
	const { to, search } = useSignInAddress();
	return (
		<aside className="over-account">
			<p>
				<strong>Keep your scores.</strong>{" "}
				<Link to={to} search={{ ...search, mode: "sign-up" }} className="link inline-block font-bold">
					Create a free account
				</Link>
			</p>
			{children}
		</aside>
	);
}

/** Shown if the site accepts judged runs only. */
export function NotSaved() {
	return <p className="over-small">Only runs played signed in count here, so this one won’t be saved.</p>;
}

/** Returns the visit's best score, or 0 if scores are not kept. */
function keep(run: EndedRun, { game, filter, gameKey, feature, keepsScores }: PlayedVisit): number {
	keepRun({ game, filter, gameKey, run });
	return keepsScores ? keepVisitScore({ gameKey, score: run.score, feature }) : 0;
}
