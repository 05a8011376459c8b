/** How many colours tokens.css has for people. */
const TINTS = 6;

interface AvatarProps {
	username: string;
	url: string | null;
	className?: string;
}

/** A player's picture, or their first letter in a colour of their own. Decorative: the name always stands beside it. */
export function Avatar({ username, url, className = "grid size-9" }: AvatarProps) {
	const [first = "?"] = username;
	const sum = Array.from(username).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
	return (
		<span
			aria-hidden="true"
			data-tint={sum % TINTS}
			className={`shrink-0 place-items-center overflow-hidden rounded-full bg-accent font-display font-bold text-on-accent ${className}`}
		>
			{url ? <img src={url} alt="" className="size-full object-cover" /> : first.toUpperCase()}
		</span>
	);
}
