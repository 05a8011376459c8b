import type { GameId } from "@hilo/rules/play/games";
import { Seam } from "../../../ui/seam.tsx";

const HALF = "flex min-w-0 flex-col justify-end overflow-hidden";

/** Two items of the game, face to face. */
const ART: Readonly<Record<GameId, () => React.ReactNode>> = {
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
	reddit: () => (
		<>
			<Words look="bg-accent text-on-accent" small="r/" large="aww" />
			<Words look="bg-ink text-paper items-end" small="r/" large="science" />
		</>
	),
	movie: () => (
		<>
			<Words look="bg-ink text-paper" small="1997" large="Titanic" />
			<Words look="bg-accent text-on-accent items-end" small="1977" large="Star Wars" />
		</>
	),
	music: () => (
		<>
			<Words look="bg-accent text-on-accent" small="The Weeknd" large="Blinding Lights" />
			<Words look="bg-ink text-paper items-end" small="Queen" large="Bohemian Rhapsody" />
		</>
	),
	wealth: () => (
		<>
			<Words look="bg-ink text-paper" small="Jeff" large="Bezos" />
			<Words look="bg-accent text-on-accent items-end" small="Michael" large="Dell" />
		</>
	),
	history: () => (
		<>
			<Words look="bg-accent text-on-accent" small="First flight of" large="Concorde" />
			<Words look="bg-ink text-paper items-end" small="First steps on" large="the Moon" />
		</>
	),
	cs16: () => (
		<>
			<Weapon icon="ak47" look="bg-accent text-on-accent" />
			<Weapon icon="desert-eagle" look="bg-ink text-paper" />
		</>
	),
};

export function GameArt({ game }: { game: GameId }) {
	return (
		<div aria-hidden="true" className="relative grid aspect-16/9 grid-cols-2 gap-1.5 md:aspect-2/1">
			{ART[game]()}
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

function Words({ look, small, large }: { look: string; small: string; large: string }) {
	return (
		<div className={`${HALF} p-4 md:p-6 ${look} ${look.includes("items-end") ? "text-right" : ""}`}>
			<span className="max-w-full truncate text-sm opacity-80">{small}</span>
			<span className="max-w-full font-display text-2xl leading-none font-extrabold text-balance md:text-4xl">
				{large}
			</span>
		</div>
	);
}

function Weapon({ icon, look }: { icon: string; look: string }) {
	const mask = `url(/icons/${icon}.svg) center / contain no-repeat`;
	return (
		<div className={`grid place-items-center ${look}`}>
			<div className="size-3/5 bg-current" style={{ mask }} />
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
