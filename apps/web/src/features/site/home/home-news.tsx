import { FeatureBlurbs } from "./feature-blurbs.tsx";
import { RecentUpdates } from "./recent-updates.tsx";

/** What stands below the games. */
export function HomeNews() {
	return (
		<>
			<FeatureBlurbs />
			<RecentUpdates />
		</>
	);
}
