import { FeatureBlurbs } from "./feature-blurbs.tsx";
import { RecentUpdates } from "./recent-updates.tsx";

export function HomeNews() {
	return (
		<>
			<FeatureBlurbs />
			<RecentUpdates />
		</>
	);
}
