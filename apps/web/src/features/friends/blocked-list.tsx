import { trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Face } from "./face.tsx";
import { byName } from "./people.ts";
import { useFriendActions } from "./use-friend-actions.ts";

const DOWN = "m6 9 6 6 6-6";

/** Collapsed, because players rarely want to see it. */
export function BlockedList() {
	const act = useFriendActions();
	const query = trpc.friends.blocked.useQuery();
	if (!query.data) return query.error ? <LoadFailure query={query} /> : null;
	if (query.data.length === 0) return null;
	return (
		<section aria-label="Blocked players">
			<details className="group">
				<summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-sm text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
					<h2 className="text-lg">Blocked players ({query.data.length})</h2>
					<LineIcon path={DOWN} className="size-5 stroke-3 group-open:rotate-180" />
				</summary>
				<ul className="mt-2 divide-y divide-line">
					{query.data.toSorted(byName).map((person) => (
						<li key={person.userId} className="flex min-h-16 items-center gap-3 py-2">
							<Face person={person} size="size-10" />
							<Button
								small
								kind="quiet"
								aria-label={`Unblock: ${person.username}`}
								onClick={() => act("unblock", person)}
							>
								Unblock
							</Button>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}
