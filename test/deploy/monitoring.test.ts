// What watches over the servers: that it asks for what they tell, and that the document explains all of it.
import { describe, expect, test } from 'vitest';
import { metricNames, metricsIn, settings, textOf } from './deployment.ts';

const names = await metricNames();
const dashboard = JSON.parse(textOf('deploy/grafana/undertow.json'));
const alerts = textOf('deploy/prometheus/alerts.yml');
const operating = textOf('docs/operating.md');

test.each(['deploy/grafana/undertow.json', 'deploy/prometheus/alerts.yml', 'docs/operating.md'])(
  '%s speaks only of metrics that there are',
  (path) => {
    const found = metricsIn(textOf(path));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((name) => !names.has(name))).toEqual([]);
  },
);

describe('the document', () => {
  test('explains every metric of the server', () => {
    const own = [...names].filter((name) => /^undertow_/.test(name) && !/_(bucket|sum|count)$/.test(name));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((name) => !operating.includes(`\n| \`${name}\` `))).toEqual([]);
  });

  test('explains every setting, with what counts if it is not set', () => {
    const rows = [...operating.matchAll(/^\| `([A-Z\d_]+)` \| (.*?) \| /gm)].map(([, name, otherwise]) => [
      name,
      otherwise,
    ]);
    const expected = [...settings()].map(([name, otherwise]) => [
      name,
      otherwise === '' ? 'not set' : `\`${otherwise}\``,
    ]);
    expect(rows).toEqual(expect.arrayContaining(expected));
    expect(rows).toHaveLength(expected.length);
  });

  test('names every alert', () => {
    const alerting = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    expect(alerting.filter((name) => !operating.includes(`\n| \`${name}\` `))).toEqual([]);
  });
});

describe('every alert', () => {
  const rules = alerts.split('- alert: ').slice(1);

  test('says how bad it is, what it is, and what to do', () => {
    expect(rules.length).toBeGreaterThan(8);
    for (const rule of rules) {
      expect(rule).toMatch(/^Undertow[A-Z]\w+\n {8}expr: /);
      expect(rule).toMatch(/\n {10}severity: (critical|warning)\n/);
      expect(rule).toMatch(/\n {10}summary: "?\S.*\."?\n {10}description: \S.*\.\n/);
    }
  });

  test('waits until it is sure, unless it counts over a time itself', () => {
    for (const rule of rules) expect(rule).toMatch(/\n {8}for: \d+[sm]\n|\[(10|30)m\]/);
  });
});

describe('the dashboard', () => {
  interface Panel {
    readonly id: number;
    readonly title: string;
    readonly type: string;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly targets?: readonly { readonly expr: string }[];
  }
  const panels: readonly Panel[] = dashboard.panels;

  test('has panels with a title and a question each, side by side', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const { title, type, gridPos, targets } of panels) {
      expect(title).not.toBe('');
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      if (type !== 'row') expect(targets?.every(({ expr }) => expr.length > 0)).toBe(true);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(taken).not.toContain(`${x} ${y}`);
          taken.add(`${x} ${y}`);
        }
      }
    }
  });

  test('shows every metric of the server', () => {
    const shown = metricsIn(JSON.stringify(dashboard)).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    const own = [...names].filter((name) => /^undertow_/.test(name) && !/_(bucket|sum|count)$/.test(name));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('is provisioned with the source of data that it can choose', () => {
    expect(dashboard.templating.list[0]).toMatchObject({ name: 'source', type: 'datasource', query: 'prometheus' });
    expect(textOf('deploy/grafana/provisioning/datasources/prometheus.yml')).toContain('type: prometheus');
  });
});
