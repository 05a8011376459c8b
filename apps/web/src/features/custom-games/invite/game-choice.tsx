import { useId } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { CardView } from "../card/card-view.ts";
import { SmallArt } from "../card/cover-art.tsx";
import { itemsText } from "../card/game-facts.ts";
import { tintOf } from "../card/tint.ts";

const ROW =
	"relative flex min-h-16 items-center gap-3 overflow-hidden rounded-md border-2 border-line has-checked:border-ink has-checked:bg-accent/12 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus";

export function GameChoice({ games }: { games: readonly CardView[] }) {
	const label = useId();
	return (
		<fieldset aria-labelledby={label} className="min-w-0">
			<legend id={label} className="sr-only">
				Game
			</legend>
			<div className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto overscroll-contain">
				{games.map(({ id, name, itemCount, cover }, at) => (
					<label key={id} data-tint={tintOf(id)} className={ROW}>
						<input
							type="radio"
							name="game"
							value={id}
							defaultChecked={at === 0}
							className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
						/>
						<SmallArt cover={cover} className="pointer-events-none ml-2" />
						<span className="min-w-0 grow py-2">
							<bdi className="line-clamp-2 leading-tight font-bold [overflow-wrap:anywhere]">{name}</bdi>
							<span className="text-sm text-muted">{itemsText(itemCount)}</span>
						</span>
						<Icon name="check" className="invisible mr-3 size-5 stroke-4 peer-checked:visible" />
					</label>
				))}
			</div>
		</fieldset>
	);
}
