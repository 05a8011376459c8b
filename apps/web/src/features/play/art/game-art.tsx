import type { GameId } from "@hilo/rules/play/games";
import { Seam } from "../../../ui/seam.tsx";
import { Drawing } from "./art.tsx";
import { GAME_PAIRS, type ShownItem } from "./game-pairs.ts";

interface GameArtProps {
	game: GameId;
	className: string;
	/** Without names and seam, for rows of a list. */
	isBare?: boolean;
}

/** Two items of a classic game with the seam between them. They turn while a `group` around them is hovered. */
export function GameArt({ game, className, isBare = false }: GameArtProps) {
	const [first, second] = GAME_PAIRS[game];
	return (
		<div
			aria-hidden="true"
			className={`@container relative grid shrink-0 grid-cols-2 bg-accent/20 text-center ${className}`}
		>
			<Item item={first} isBare={isBare} look="-rotate-3 motion-safe:group-hover:-rotate-9" />
			<Item item={second} isBare={isBare} look="rotate-3 motion-safe:group-hover:rotate-9" />
			{!isBare && <Seam small />}
		</div>
	);
}

function Item({ item, isBare, look }: { item: ShownItem; isBare: boolean; look: string }) {
	return (
		<div className="flex min-w-0 flex-col items-center justify-center gap-[3.5cqi] px-[2cqi]">
			<Drawing
				art={item.art}
				name={item.label}
				value={item.year}
				isLazy
				className={`rounded-sm ring-2 ring-ink transition-[rotate] duration-300 ease-stage ${HEIGHTS[item.art.kind] ?? "h-[35cqi]"} ${look}`}
			/>
			{!isBare && (
				<span className="text-[clamp(0.75rem,5.6cqi,1.125rem)] leading-[1.1] font-bold text-balance @max-[8rem]:hidden">
					{item.label}
				</span>
			)}
		</div>
	);
}

const HEIGHTS: Readonly<Partial<Record<ShownItem["art"]["kind"], string>>> = {
	flag: "h-[28cqi]",
	person: "h-[28cqi]",
	poster: "h-[44cqi]",
};
