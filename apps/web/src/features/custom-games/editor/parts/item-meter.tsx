import { ITEMS_MAX, ITEMS_MIN } from "@hilo/rules/custom-games/limits";
import { Meter } from "../../../../ui/meter.tsx";

export function ItemMeter({ complete, written }: { complete: number; written: number }) {
	const isEnough = complete >= ITEMS_MIN;
	const text = isEnough ? `${complete} of at most ${ITEMS_MAX} items` : `${complete} of ${ITEMS_MIN} items`;
	return (
		<div className="grid min-w-36 grow gap-1">
			<p className="text-sm text-muted tabular-nums">
				<span className="font-bold text-ink">{text}</span>
				{written > complete && ` · ${written - complete} not complete`}
			</p>
			<Meter
				label="Complete items"
				value={isEnough ? ITEMS_MIN : complete}
				max={ITEMS_MIN}
				text={text}
				className="h-2"
			/>
		</div>
	);
}
