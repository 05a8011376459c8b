import { type AvatarLook, avatarLook } from "@hilo/rules/profiles/avatar";
import { Icon } from "./icon.tsx";

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
	const look = number === undefined ? null : avatarLook(Number(number));
	return (
		<span
			aria-hidden="true"
			// Drawn by CSS, so that screen readers do not read the letters as part of a link or button.
			data-letters={letters ? decodeURIComponent(letters) : url ? username[0]?.toUpperCase() : undefined}
			style={look ? styleOf(look) : undefined}
			className={`relative shrink-0 place-items-center overflow-hidden rounded-full bg-line font-display font-bold text-ink before:content-[attr(data-letters)] ${className}`}
		>
			{url === null && <Icon name="person" className="absolute size-[62%] stroke-[2.25]" />}
			{url && !letters && <img src={url} alt="" className="absolute size-full object-cover" />}
		</span>
	);
}

function styleOf({ ground, letters, shade, angle }: AvatarLook) {
	return { color: letters, background: `linear-gradient(${angle}deg, ${shade}33 50%, #0000 50%) ${ground}` };
}
