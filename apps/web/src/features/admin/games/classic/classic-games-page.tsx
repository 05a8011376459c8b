import { trpc } from "../../../../platform/api/trpc.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { QueryBoundary } from "../../shell/list-states.tsx";
import { ClassicList } from "./classic-list.tsx";

export function ClassicGamesPage() {
	const games = trpc.site.classicGames.useQuery();
	return (
		<AdminPage
			section="games"
			at="/admin/games"
			lead="In the order of the home page. Drag a game by its handle, or move it with the arrow keys."
		>
			<QueryBoundary query={games} waiting={<Skeleton count={8} className="h-16" list="grid gap-2" />}>
				{(games) => <ClassicList games={games} />}
			</QueryBoundary>
		</AdminPage>
	);
}
