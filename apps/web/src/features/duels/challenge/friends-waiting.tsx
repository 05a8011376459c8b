import { Skeleton } from "../../../ui/skeleton.tsx";

export function FriendsWaiting() {
	return <Skeleton count={4} className="h-16" list="col-span-full grid gap-2 sm:grid-cols-2" />;
}
