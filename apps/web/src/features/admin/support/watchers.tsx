import { LineIcon } from "../../../ui/line-icon.tsx";

const EYE = "M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z";

export function Watchers({ watchers }: { watchers: readonly { readonly username: string }[] }) {
	if (watchers.length === 0) return null;
	const names = watchers.map(({ username }) => username).join(", ");
	return (
		<span className="inline-flex items-center gap-1.5 text-sm font-bold">
			<LineIcon path={EYE} className="size-4 stroke-2" />
			<span>
				<bdi>{names}</bdi> {watchers.length === 1 ? "is" : "are"} looking at this
			</span>
		</span>
	);
}
