import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { withMotion } from "../../testing/motion.ts";
import { CountUp } from "./count-up.tsx";
import { holdClock } from "./testing/stage.clock.ts";

beforeEach(withMotion);

const rules = { format: (value: number) => `${value} m`, unit: null, from: () => 0, ms: 300 };
const numberOf = (container: HTMLElement) => () => container.textContent;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test("a number that appears counts up to its value", async () => {
	const pass = holdClock();
	const { container, rerender } = await render(<CountUp {...rules} value={undefined} />);
	expect(container.textContent).toBe("?");
	await rerender(<CountUp {...rules} value={9000} />);
	expect(container.textContent).toBe("0 m");
	pass(100);
	await expect.poll(numberOf(container)).toBe("6333 m");
	pass(199);
	await expect.poll(numberOf(container)).toBe("9000 m");
});

test("a card that gets another number shows that one, also in the middle of counting up", async () => {
	const pass = holdClock();
	const { container, rerender } = await render(<CountUp {...rules} value={undefined} />);
	await rerender(<CountUp {...rules} value={9000} />);
	pass(100);
	await rerender(<CountUp {...rules} value={41} />);
	expect(container.textContent).toBe("41 m");
	pass(100);
	// A count that still went on would write its figure in one of these.
	await nextFrame();
	await nextFrame();
	expect(container.textContent).toBe("41 m");
	await rerender(<CountUp {...rules} value={77} />);
	expect(container.textContent).toBe("77 m");
});

test("a value with decimals counts with as many, and ends on every digit that it has", async () => {
	const pass = holdClock();
	const { container, rerender } = await render(<CountUp {...rules} value={undefined} />);
	await rerender(<CountUp {...rules} value={8848.86} />);
	pass(100);
	await expect.poll(numberOf(container)).toBe("6226.98 m");
	pass(200);
	await expect.poll(numberOf(container)).toBe("8848.86 m");
	await rerender(<CountUp {...rules} value={undefined} />);
	await rerender(<CountUp {...rules} value={9.5e-7} />);
	pass(300);
	await expect.poll(numberOf(container)).toBe("9.5e-7 m");
});
