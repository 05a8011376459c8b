import { type ReactNode, useState } from "react";
import { LinkButton } from "../../../ui/button.tsx";
import { Seam } from "../../../ui/seam.tsx";
import type { VisibleGame } from "../../play/visible-games.ts";

/** Both are in the country game; a test holds the numbers to the catalog's. */
export const DUEL = {
	first: { name: "Turkey", iso2: "tr", visitors: 45_768_000 },
	second: { name: "Germany", iso2: "de", visitors: 38_881_000 },
	source: "UN Tourism, 2018",
};

const CHOICE = "press min-h-20 font-display text-2xl font-extrabold -outline-offset-4";

/** One round to try before choosing a game: the whole product in a picture. */
export function FirstDuel({ play }: { play: VisibleGame["route"] | undefined }) {
	const [guess, setGuess] = useState<"higher" | "lower">();
	const isRight = guess === "lower";
	return (
		<figure>
			<div className="overflow-hidden rounded-xl bg-raise shadow-card">
				<div className="relative grid grid-cols-2 gap-1.5">
					<Flag {...DUEL.first} />
					<Flag {...DUEL.second} />
					<Seam mark={guess ? (isRight ? "right" : "wrong") : "open"} />
				</div>
				<div className="grid grid-cols-2 gap-1.5 pt-5 text-center">
					<Side name={DUEL.first.name}>{count(DUEL.first.visitors)}</Side>
					<Side name={DUEL.second.name}>{guess ? count(DUEL.second.visitors) : "?"}</Side>
				</div>
				{guess ? (
					// The buttons are gone, so the focus goes to what they led to.
					<div
						tabIndex={-1}
						ref={(result) => result?.focus({ preventScroll: true })}
						className="flex min-h-[8.25rem] items-center justify-between gap-4 px-5 sm:px-8"
					>
						<p className={`font-display text-2xl font-bold ${isRight ? "text-correct" : "text-wrong"}`}>
							{isRight ? "Right, it's lower." : "No, it's lower."}
						</p>
						{play && <LinkButton to={play}>Keep playing</LinkButton>}
					</div>
				) : (
					<fieldset className="min-h-[8.25rem]">
						<legend className="mx-auto h-13 px-4 pt-2 text-center text-muted">
							More visitors a year, or fewer?
						</legend>
						<div className="grid grid-cols-2">
							<button
								type="button"
								className={`${CHOICE} bg-higher text-on-higher`}
								onClick={() => setGuess("higher")}
							>
								<span aria-hidden="true">↑</span> Higher
							</button>
							<button
								type="button"
								className={`${CHOICE} bg-lower text-on-lower`}
								onClick={() => setGuess("lower")}
							>
								<span aria-hidden="true">↓</span> Lower
							</button>
						</div>
					</fieldset>
				)}
			</div>
			<figcaption className="mt-3 text-sm text-muted">Visitors a year. Source: {DUEL.source}.</figcaption>
		</figure>
	);
}

const count = (visitors: number) => visitors.toLocaleString("en-US");

function Flag({ iso2 }: { iso2: string }) {
	return (
		<img
			src={`/flags/${iso2}.svg`}
			alt=""
			width="320"
			height="240"
			className="aspect-4/3 w-full object-cover"
		/>
	);
}

function Side({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<h2 className="text-xl font-bold sm:text-2xl">{name}</h2>
			<p className="font-display text-[clamp(1.6rem,6.4vw,3.25rem)] leading-tight font-extrabold tabular-nums">
				{children}
			</p>
		</div>
	);
}
