import type { GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import { HistoryEmblem } from "../../play/art/history-emblem.tsx";
import { RepositoryEmblem, SubredditEmblem } from "../../play/art/marks.tsx";
import { Monogram } from "../../play/art/monogram.tsx";
import { Poster } from "../../play/art/poster.tsx";
import { Sleeve } from "../../play/art/sleeve.tsx";
import { Weapon } from "../../play/art/weapon.tsx";
import { GAME_PAIRS, type ShownItem } from "./game-pairs.ts";

export function PairArt({ game }: { game: GameId }) {
	const [first, second] = GAME_PAIRS[game];
	return (
		<>
			<Item item={first} look="-rotate-3 motion-safe:group-hover:-rotate-9" />
			<Item item={second} look="rotate-3 motion-safe:group-hover:rotate-9" />
		</>
	);
}

/** Art without a file. Files wait for hydration, because they would load before the fonts of the first screen. */
const WITHOUT_FILE: ReadonlySet<ShownItem["art"]["kind"]> = new Set([
	"repository",
	"subreddit",
	"poster",
	"sleeve",
]);

function Item({ item, look }: { item: ShownItem; look: string }) {
	const isHydrated = useHydrated();
	return (
		<div className="flex min-w-0 flex-col items-center justify-center gap-[3.5cqi] px-[2cqi]">
			<div
				className={`transition-[rotate] duration-300 ease-stage [&>svg]:h-full [&>svg]:rounded-sm [&>svg]:ring-2 [&>svg]:ring-ink ${HEIGHTS[item.art.kind] ?? "h-[35cqi]"} ${look}`}
			>
				{(WITHOUT_FILE.has(item.art.kind) || isHydrated) && <Drawn {...item} />}
			</div>
			<span className="text-[clamp(0.75rem,5.6cqi,1.125rem)] leading-[1.1] font-bold text-balance">
				{item.label}
			</span>
		</div>
	);
}

const HEIGHTS: Readonly<Partial<Record<ShownItem["art"]["kind"], string>>> = {
	flag: "h-[28cqi]",
	poster: "h-[44cqi]",
};

function Drawn({ label, art, year }: ShownItem) {
	switch (art.kind) {
		case "repository":
			return <RepositoryEmblem owner={art.owner} language={art.language} />;
		case "subreddit":
			return <SubredditEmblem name={art.name} />;
		case "flag":
			return (
				<img
					src={`/flags/${art.iso2}.svg`}
					alt=""
					width="320"
					height="240"
					loading="lazy"
					className="h-full w-auto rounded-sm object-cover ring-2 ring-ink"
				/>
			);
		case "poster":
			return <Poster title={label} year={art.year} genre={art.genre} />;
		case "sleeve":
			return <Sleeve artist={art.artist} year={art.year} />;
		case "monogram":
			return <Monogram initials={art.initials} iso2={art.iso2} />;
		case "emblem":
			return <HistoryEmblem icon={art.icon} year={year} />;
		case "weapon":
			return <Weapon icon={art.icon} />;
	}
}
