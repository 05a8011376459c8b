import { Fragment, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { toastFailure } from "../../../platform/toasts.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useRowDrag } from "../../../ui/use-row-drag.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { ClassicEditor, ClassicRow, type Game, nameOf } from "./classic-game.tsx";

export function ClassicGamesPage() {
	const games = trpc.site.classicGames.useQuery();
	return (
		<AdminPage
			at="/admin/games"
			lead="In the order of the home page. Drag a game by its handle, or move it with the arrow keys."
		>
			<QueryBoundary query={games} fallback={<Skeleton count={8} className="h-16" list="grid gap-2" />}>
				{(games) => <ClassicList games={games} />}
			</QueryBoundary>
		</AdminPage>
	);
}

function ClassicList({ games }: { games: readonly Game[] }) {
	const list = useRef<HTMLUListElement>(null);
	const { move, announcement } = useOrder(games);
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
				{announcement}
			</p>
		</>
	);
}

const Gap = () => <li aria-hidden="true" className="h-1 rounded-full bg-ink" />;

/** Moves a game immediately, and back if saving the order fails. */
function useOrder(games: readonly Game[]) {
	const utils = trpc.useUtils();
	const [announcement, setAnnouncement] = useState("");
	const order = trpc.site.orderClassicGames.useMutation({
		onMutate: async ({ keys }) => {
			await utils.site.classicGames.cancel();
			const sorted = games.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
			utils.site.classicGames.setData(undefined, sorted);
		},
		onError: toastFailure,
		onSettled: () => Promise.all([utils.site.classicGames.invalidate(), utils.site.gameStatus.invalidate()]),
	});
	const move = (from: number, to: number) => {
		const game = games[from];
		if (!game || to === from || to < 0 || to >= games.length) return;
		const moved = games.toSpliced(from, 1).toSpliced(to, 0, game);
		setAnnouncement(`${nameOf(game)} is number ${to + 1} of ${games.length} now.`);
		order.mutate({ keys: moved.map(({ key }) => key) });
	};
	return { move, announcement };
}
