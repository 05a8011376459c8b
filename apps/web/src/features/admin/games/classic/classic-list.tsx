import { Fragment, useRef, useState } from "react";
import { useRowDrag } from "../../../../ui/use-row-drag.ts";
import { ClassicEditor } from "./classic-editor.tsx";
import { ClassicRow } from "./classic-row.tsx";
import { type Game, useOrder } from "./use-order.ts";

export function ClassicList({ games }: { games: readonly Game[] }) {
	const list = useRef<HTMLUListElement>(null);
	const { move, said } = useOrder(games);
	const { drag, begin } = useRowDrag(list, move);
	const [edited, setEdited] = useState<string | null>(null);
	return (
		<>
			<ul ref={list} aria-label="Classic games" className="grid gap-2">
				{games.map((game, index) => (
					<Fragment key={game.key}>
						{drag?.to === index && <Gap />}
						<li
							data-index={index}
							data-game={game.id}
							className={`rounded-lg bg-raise shadow-card ${drag?.from === index ? "opacity-40" : ""}`}
						>
							<ClassicRow
								game={game}
								index={index}
								isEdited={edited === game.key}
								onGrip={begin}
								onMove={(by) => move(index, index + by)}
								onEdit={() => setEdited(edited === game.key ? null : game.key)}
							/>
							{edited === game.key && <ClassicEditor game={game} onClose={() => setEdited(null)} />}
						</li>
					</Fragment>
				))}
				{drag?.to === games.length && <Gap />}
			</ul>
			<p role="status" className="sr-only">
				{said}
			</p>
		</>
	);
}

const Gap = () => <li aria-hidden="true" className="h-1 rounded-full bg-ink" />;
