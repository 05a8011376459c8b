import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { useState } from "react";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { DuelFace } from "./duel-face.tsx";
import { isEnded, RESULTS, resultWords } from "./result-words.ts";

const FIRST = 5;

/** Sent challenges and finished duels, which need no action. */
export function RecentDuels({ duels }: { duels: readonly DuelCard[] }) {
	const [isWhole, setWhole] = useState(false);
	const shown = isWhole ? duels : duels.slice(0, FIRST);
	return (
		<Section
			title="Duels"
			aside={
				<LinkButton small kind="quiet" to="/duel/new">
					New challenge
				</LinkButton>
			}
		>
			<ul className="divide-y divide-line md:-mx-3">
				{shown.map((duel) => (
					<li
						key={duel.id}
						className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 hover:bg-raise md:px-3"
					>
						<DuelFace duel={duel} />
						<Result duel={duel} />
					</li>
				))}
			</ul>
			{shown.length < duels.length && (
				<Button kind="quiet" small className="mt-4" onClick={() => setWhole(true)}>
					Show all {duels.length}
				</Button>
			)}
		</Section>
	);
}

function Result({ duel }: { duel: DuelCard }) {
	const { state } = duel;
	const look = isEnded(state) ? RESULTS[state] : null;
	return (
		<p
			className={`flex items-center gap-1.5 font-bold whitespace-nowrap max-sm:basis-full max-sm:pl-14 max-sm:text-sm max-sm:leading-tight ${look?.look ?? "text-muted"}`}
		>
			<span aria-hidden="true" className="sm:w-4 sm:text-center">
				{look?.sign ?? "○"}
			</span>
			{resultWords(duel)}
		</p>
	);
}
