import { useEffect, useRef } from "react";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Burst } from "../../ui/burst.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Country, DUEL_ROUNDS, flagOf } from "./duel-rounds.ts";

/** @param answers whether each guess was right */
export function FirstDuelEnd({
	answers,
	play,
}: {
	answers: readonly boolean[];
	play: VisibleGame | undefined;
}) {
	const result = useRef<HTMLDivElement>(null);
	const right = answers.filter(Boolean).length;
	useEffect(() => {
		// The buttons that had the focus are removed. If another element has the focus, it stays there.
		if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
	}, []);
	return (
		<div
			ref={result}
			tabIndex={-1}
			className="relative isolate grid place-content-center justify-items-center gap-4 p-5 text-center motion-safe:animate-appear sm:gap-6"
		>
			{right === DUEL_ROUNDS.length && <Burst />}
			<p className="font-display">
				<span className="block text-number font-extrabold">
					{right} of {DUEL_ROUNDS.length}
				</span>
				<span className="text-2xl font-bold">{PRAISE[right]}</span>
			</p>
			<ol className="flex gap-3">
				{DUEL_ROUNDS.map(({ second }, index) => (
					<AnsweredFlag key={second.iso2} country={second} isRight={answers[index] ?? false} />
				))}
			</ol>
			<div className="grid gap-3 sm:grid-flow-col">
				{play && <LinkButton to={play.route}>Play {play.name}</LinkButton>}
				<LinkButton to="/daily" kind="quiet">
					Today’s deck
				</LinkButton>
			</div>
		</div>
	);
}

function AnsweredFlag({ country, isRight }: { country: Country; isRight: boolean }) {
	return (
		<li className="relative">
			<img
				src={flagOf(country)}
				alt={`${country.name}: ${isRight ? "right" : "wrong"}`}
				width="64"
				height="48"
				className="h-12 w-16 rounded-md object-cover"
			/>
			<span
				aria-hidden="true"
				className={`absolute -right-2 -bottom-2 grid size-6 place-items-center rounded-full ring-3 ring-raise ${isRight ? "bg-correct text-on-correct" : "bg-wrong text-on-wrong"}`}
			>
				<Icon name={isRight ? "check" : "cross"} className="size-3.5 stroke-4" />
			</span>
		</li>
	);
}

/** By the number of right guesses. */
const PRAISE = [
	"Tricky ones. Try a real run.",
	"You're warming up.",
	"So close. Now a real run?",
	"All of them! Now a real run?",
];
