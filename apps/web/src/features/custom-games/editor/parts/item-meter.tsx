import { MAX_ITEMS, MIN_ITEMS } from "@hilo/rules/custom-games/limits";
import { Meter } from "../../../../ui/meter.tsx";

export function ItemMeter({ complete, written }: { complete: number; written: number }) {
	const isEnough = complete >= MIN_ITEMS;
	const text = isEnough ? `${complete} of at most ${MAX_ITEMS} items` : `${complete} of ${MIN_ITEMS} items`;
	return (
		<div className="grid min-w-36 grow gap-1">
			<p className="text-sm text-muted tabular-nums">
				<span className="font-bold text-ink">{text}</span>
				{written > complete && ` · ${written - complete} not complete`}
			</p>
			<Meter
				label="Complete items"
				value={isEnough ? MIN_ITEMS : complete}
				max={MIN_ITEMS}
				text={text}
				className="h-2"
			/>
		</div>
	);
}
