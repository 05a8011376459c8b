import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { GameColour } from "../duel-colour.ts";
import { OptionCard } from "./option.tsx";

interface GameTileProps extends GameColour {
	value: string;
	isChosen: boolean;
	choose: () => void;
	name: string;
	note?: string;
	/** As wide as the list, because the page was opened for it. */
	isWide?: boolean;
	children?: ReactNode;
}

export function GameTile({
	value,
	isChosen,
	choose,
	name,
	note,
	isWide,
	children,
	...colour
}: GameTileProps) {
	return (
		<OptionCard
			{...colour}
			field="game"
			value={value}
			isChosen={isChosen}
			choose={choose}
			className={`min-h-16 py-2 pr-1.5 pl-4 ${isWide ? "col-span-full" : ""}`}
		>
			<span className="pointer-events-none absolute inset-y-0 left-0 w-2 rounded-l-[0.6rem] bg-accent" />
			{children}
			<span className="min-w-0 grow">
				<span className="line-clamp-2 text-[0.95rem] leading-tight font-bold wrap-break-word">{name}</span>
				{note && <span className="block truncate text-sm text-muted">{note}</span>}
			</span>
			{/* On the edge, where it does not cover text. */}
			<Icon
				name="check"
				className="absolute -top-2.5 right-2.5 hidden size-5 rounded-full bg-ink stroke-4 p-0.5 text-paper peer-checked:block"
			/>
		</OptionCard>
	);
}
