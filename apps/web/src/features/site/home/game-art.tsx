import type { GameId } from "@hilo/rules/play/games";
import { Seam } from "../../../ui/seam.tsx";

const HALF = "flex min-w-0 flex-col justify-end overflow-hidden";

/** Two items of the game, face to face. */
const ART: Partial<Record<GameId, () => React.ReactNode>> = {
	github: () => (
		<>
			<Repository owner="vuejs" name="vue" look="bg-accent text-on-accent" star="-left-[18%]" />
			<Repository owner="torvalds" name="linux" look="bg-ink text-paper items-end" star="-right-[18%]" />
		</>
	),
	country: () => (
		<>
			<Flag iso2="jp" />
			<Flag iso2="ch" />
		</>
	),
};

export function GameArt({ game }: { game: GameId }) {
	return (
		<div aria-hidden="true" className="relative grid aspect-16/9 grid-cols-2 gap-1.5 md:aspect-2/1">
			{ART[game]?.()}
			<Seam small />
		</div>
	);
}

function Repository({
	owner,
	name,
	look,
	star,
}: {
	owner: string;
	name: string;
	look: string;
	star: string;
}) {
	return (
		<div className={`${HALF} relative p-4 md:p-6 ${look}`}>
			<svg
				aria-hidden="true"
				viewBox="0 0 24 24"
				className={`absolute -top-[30%] w-[95%] opacity-25 ${star}`}
			>
				<path
					fill="currentColor"
					d="m12 1.6 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8z"
				/>
			</svg>
			<span className="relative truncate text-sm opacity-80">{owner} /</span>
			<span className="relative truncate font-display text-3xl leading-none font-extrabold md:text-5xl">
				{name}
			</span>
		</div>
	);
}

function Flag({ iso2 }: { iso2: string }) {
	return (
		<img
			src={`/flags/${iso2}.svg`}
			alt=""
			width="320"
			height="240"
			loading="lazy"
			className="size-full object-cover"
		/>
	);
}
