import { LoadFailure } from "../../../platform/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useZone } from "./use-zone.ts";
import { ZoneForm } from "./zone-form.tsx";

export function ZoneSetting() {
	const query = useZone();
	return (
		<section aria-labelledby="zone">
			<h2 id="zone" className="mb-2 text-2xl md:text-3xl">
				Your midnight
			</h2>
			<p className="mb-4 text-muted">
				A new deck opens when the day begins in your time zone. You can change it once a day.
			</p>
			{query.data ? (
				<ZoneForm zone={query.data} />
			) : query.error ? (
				<LoadFailure query={query} />
			) : (
				<Skeleton className="h-42" />
			)}
		</section>
	);
}
