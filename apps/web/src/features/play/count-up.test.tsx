import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CountUp } from "./count-up.tsx";

const rules = { format: (value: number) => `${value} m`, countUp: { ms: 300, from: () => 0 } };
const numberOf = (container: HTMLElement) => () => container.textContent;

test("a number that appears counts up to its value", async () => {
	const { container, rerender } = await render(<CountUp {...rules} value={undefined} />);
	expect(container.textContent).toBe("?");
	await rerender(<CountUp {...rules} value={9000} />);
	expect(container.textContent).not.toBe("9000 m");
	await expect.poll(numberOf(container)).toBe("9000 m");
});

test("a card that gets another number shows that one, also in the middle of counting up", async () => {
	const { container, rerender } = await render(<CountUp {...rules} value={undefined} />);
	await rerender(<CountUp {...rules} value={9000} />);
	await rerender(<CountUp {...rules} value={41} />);
	expect(container.textContent).toBe("41 m");
	await new Promise((resolve) => setTimeout(resolve, 400));
	expect(container.textContent).toBe("41 m");
	await rerender(<CountUp {...rules} value={77} />);
	expect(container.textContent).toBe("77 m");
});
