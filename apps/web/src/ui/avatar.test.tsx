import { AVATAR_LOOKS, avatarLook } from "@hilo/rules/profiles/avatar";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Avatar } from "./avatar.tsx";

/** Of "#rrggbb", as computed styles are written. */
function rgb(hex: string): string {
	const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	return `rgb(${red}, ${green}, ${blue})`;
}

test("draws every look as the server's pictures do", async () => {
	const looks = Array.from({ length: AVATAR_LOOKS }, (_, n) => n);
	await render(
		<div data-testid="looks">
			{looks.map((n) => (
				<Avatar key={n} username="ada" url={`/avatars/initials/A-${n}.svg`} />
			))}
		</div>,
	);
	const discs = [...page.getByTestId("looks").element().children];
	for (const [n, disc] of discs.entries()) {
		const { backgroundColor, backgroundImage, color } = getComputedStyle(disc);
		const look = avatarLook(n);
		expect([backgroundColor, color], String(n)).toEqual([rgb(look?.ground ?? ""), rgb(look?.letters ?? "")]);
		expect(backgroundImage).toContain(
			look?.shade === "#ffffff" ? "rgba(255, 255, 255, 0.2)" : "rgba(0, 0, 0, 0.2)",
		);
		if (look?.angle) expect(backgroundImage).toContain(`${look.angle}deg`);
	}
});

test("gives all visitors the same look, whatever they are called", async () => {
	await render(
		<div data-testid="looks">
			<Avatar username="You" url={null} />
			<Avatar username="Guest" url={null} />
		</div>,
	);
	const [one, other] = page.getByTestId("looks").element().children;
	expect(one?.outerHTML).toBe(other?.outerHTML);
});
