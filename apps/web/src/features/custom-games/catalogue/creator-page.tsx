import { useParams, useSearch } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { PageFailure } from "../../../platform/failures.tsx";
import { useSite } from "../../../platform/site.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { GameDialogs } from "../card/game-dialogs.tsx";
import { Cards, Tiles } from "../lists/game-lists.tsx";
import { Pages } from "../lists/paged-games.tsx";

/** Up to so many games are large cards, which fill a row. */
const FEW = 3;

/** All public games of a creator. The site's own games have no creator. */
export function CreatorPage() {
	const { userId } = useParams({ from: "/games/by/$userId" });
	const { page = 1 } = useSearch({ from: "/games/by/$userId" });
	const query = trpc.customGames.creator.useQuery({ userId, page });
	const { name: siteName } = useSite();
	if (!query.data)
		return query.error ? <PageFailure error={query.error} retry={query.refetch} /> : <PageSpinner />;
	const { creator, playCount, games, pagination } = query.data;
	const name = creator?.username ?? siteName;
	return (
		<GameDialogs>
			<div className="wide grid grid-cols-1 gap-8 pt-5 md:gap-12 md:pt-9">
				<header className="flex flex-wrap items-center gap-x-4 gap-y-4 md:gap-x-6">
					{creator && (
						<Avatar
							username={creator.username}
							url={creator.avatarUrl}
							className="grid size-14 shrink-0 text-2xl md:size-24 md:text-4xl"
						/>
					)}
					<div className="min-w-0 grow basis-48">
						<h1 className="text-[clamp(1.75rem,7vw,3.5rem)] leading-none wrap-anywhere">
							Games by <bdi>{name}</bdi>
						</h1>
						<p className="mt-2 text-muted tabular-nums md:text-lg">
							{count(pagination.total, "game")}
							{playCount > 0 && ` · ${count(playCount, "play")}`}
						</p>
					</div>
					{creator && (
						<LinkButton kind="quiet" to="/user/$userId" params={{ userId }} className="max-sm:w-full">
							Profile
						</LinkButton>
					)}
				</header>
				<section aria-label={`Games by ${name}`}>
					<h2 className="sr-only">Games</h2>
					{pagination.total <= FEW ? <Cards games={games} /> : <Tiles games={games} />}
					<Pages
						shown={pagination.page}
						pages={pagination.pages}
						link={(to) => ({ to: "/games/by/$userId", params: { userId }, search: { page: to } })}
					/>
				</section>
			</div>
		</GameDialogs>
	);
}
