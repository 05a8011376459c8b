import { useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";

/** A link to a path that the server names, without a full page load. */
export function PathLink({ href, onClick, ...rest }: ComponentProps<"a"> & { href: string }) {
	const router = useRouter();
	return (
		<a
			{...rest}
			href={href}
			onClick={(event) => {
				onClick?.(event);
				// With a modifier key the browser opens a new tab or window.
				const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
				if (!isPlain || event.defaultPrevented) return;
				event.preventDefault();
				router.navigate({ href });
			}}
		/>
	);
}
