import { Skeleton } from "../../../ui/skeleton.tsx";

/** In the place of the friends until they are there. */
export function FriendsWaiting() {
	return <Skeleton count={4} className="h-16" list="col-span-full grid gap-2 sm:grid-cols-2" />;
}
