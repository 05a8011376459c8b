import { hardestItems, MIN_GUESSES } from "@hilo/rules/custom-games/hardest-items";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { PicturePreview } from "../../pictures/picture-preview.tsx";
import { InsightsSection } from "./insights-section.tsx";

type GuessedItem = Outputs["customGames"]["insights"]["items"][number];

export function HardestItems({ items }: { items: readonly GuessedItem[] }) {
	const hardest = hardestItems(items);
	return (
		<InsightsSection title="Trickiest items">
			{hardest.length === 0 ? (
				<p className="text-muted text-pretty">
					Nothing stands out yet. An item counts once signed-in players have guessed it {MIN_GUESSES} times.
				</p>
			) : (
				<ol className="grid gap-4">
					{hardest.map((item) => (
						<HardestItem key={item.id} item={item} />
					))}
				</ol>
			)}
		</InsightsSection>
	);
}

function HardestItem({ item: { name, imageUrl, guessed, guessedRight } }: { item: GuessedItem }) {
	const percent = Math.round((100 * guessedRight) / guessed);
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)_6.5rem] items-center gap-x-4">
			<PicturePreview name={name} url={imageUrl} className="row-span-2 size-14 rounded-md" isFailureMarked />
			<p dir="auto" className="truncate font-bold">
				{name}
			</p>
			<p className="text-end text-sm">
				<span className="font-display text-xl leading-none font-extrabold tabular-nums">{percent} %</span>{" "}
				right
			</p>
			<div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
				<div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
			</div>
			<p className="text-end text-sm text-muted">of {guessed.toLocaleString("en-US")} guesses</p>
		</li>
	);
}
