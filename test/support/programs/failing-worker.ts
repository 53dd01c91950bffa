// The process of a benchmark to which nothing can be told.
import { takeOrders } from '../../../bench/server/orders.ts';

takeOrders(() => Promise.reject(new Error('no table could be opened')));
