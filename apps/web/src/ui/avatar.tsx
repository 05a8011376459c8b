import { addressOf } from "./base-path.ts";
import { Icon } from "./icon.tsx";

/** The rest of the number is the angle of the line between two shades. */
const TINTS = 12;

interface AvatarProps {
	username: string;
	/** Null for visitors and deleted accounts, who all look the same. */
	url: string | null;
	className?: string;
}

/**
 * A generated avatar has its letters and the number of its look in its address and is drawn here without a request.
 * Decorative: the name is always beside it.
 */
export function Avatar({ username, url, className = "grid size-9" }: AvatarProps) {
	const [, letters, number] = /\/initials\/(.+)-(\d+)\.svg$/.exec(url ?? "") ?? [];
	const look = number === undefined ? null : Number(number);
	return (
		<span
			aria-hidden="true"
			// Drawn by CSS, so that screen readers do not read the letters as part of a link or button.
			data-letters={letters ? decodeURIComponent(letters) : url ? username[0]?.toUpperCase() : undefined}
			data-avatar={look === null ? undefined : look % TINTS}
			data-turn={look === null ? undefined : Math.floor(look / TINTS)}
			className={`relative shrink-0 place-items-center overflow-hidden rounded-full avatar font-display font-bold before:content-[attr(data-letters)] ${className}`}
		>
			{url === null && <Icon name="person" className="absolute size-[62%] stroke-[2.25]" />}
			{url && !letters && <img src={addressOf(url)} alt="" className="absolute size-full object-cover" />}
		</span>
	);
}
