import { addressOf } from "./base-path.ts";

interface MarkProps {
	/** The address of a square picture in place of the two half discs. */
	picture?: string | null;
	className?: string;
}

/** Two half discs, one moving up, one down. */
export function Mark({ picture = null, className = "size-7" }: MarkProps) {
	if (picture !== null) return <img src={addressOf(picture)} alt="" className={`rounded-sm ${className}`} />;
	return (
		<svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
			<path className="fill-higher" d="M15.2 1v24a12 12 0 0 1 0-24Z" />
			<path className="fill-lower" d="M16.8 7v24a12 12 0 0 0 0-24Z" />
		</svg>
	);
}
