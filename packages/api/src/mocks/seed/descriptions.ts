const python = `<p>很多人学编程停在第三天：语法记了一堆，却不知道能拿来做什么。这门课反过来，先有一件想做的事，再去学它需要的那一点语法。</p>
<h3>你会写出什么</h3>
<ul><li>一个按拍摄日期整理照片的脚本，三秒钟理好一整年。</li><li>一个核对账单的小工具，自动标出对不上的那几笔。</li><li>一份每周五下午自动生成的周报。</li></ul>
<h3>从一个例子开始</h3>
<p>比如想知道这次测验有多少人及格，一行<code>列表推导式</code>就够了：</p>
<pre><code class="language-python">scores = [86, 92, 58, 77, 64]
passed = [s for s in scores if s &gt;= 60]   # 过滤出及格的分数
print(f"及格 {len(passed)} 人，平均 {sum(passed) / len(passed):.1f} 分")
</code></pre>
<p>平均分背后的公式并不神秘，就是把 $n$ 个数加起来再除以 $n$：</p>
<p>$$\\bar{x}=\\frac{1}{n}\\sum_{i=1}^{n}x_i,\\qquad s^2=\\frac{1}{n-1}\\sum_{i=1}^{n}\\left(x_i-\\bar{x}\\right)^2$$</p>
<blockquote><p>先写出能跑的，再写出好看的。</p></blockquote>`;

const ml = `<p>十五个主题，六十二讲，从一个下坡的小球讲到会泛化的模型。公式都会出现，但每个公式前面都先有一张图。</p>
<h3>第一个公式</h3>
<p>让损失 $L(\\theta)$ 变小，就沿着它下降最快的方向走一小步：</p>
<p>$$\\theta_{t+1}=\\theta_t-\\eta\\,\\nabla L(\\theta_t)$$</p>
<p>写成代码只有四行：</p>
<pre><code class="language-python">theta = 0.0
for step in range(100):
    grad = 2 * (theta - 3)   # L = (theta - 3) ** 2
    theta -= 0.1 * grad
print(round(theta, 4))       # 3.0
</code></pre>
<h3>适合谁</h3>
<ul><li>会一点 Python，想知道模型到底在做什么的人。</li><li>学过高等数学，但已经还给老师的人。</li></ul>
<table><thead><tr><th>部分</th><th>讲数</th><th>你会做出</th></tr></thead><tbody><tr><td>下山</td><td>15</td><td>手写线性回归</td></tr><tr><td>分开</td><td>15</td><td>垃圾短信分类器</td></tr><tr><td>泛化</td><td>16</td><td>房价预测</td></tr><tr><td>网络</td><td>16</td><td>手写数字识别</td></tr></tbody></table>`;

const math = `<p>矩阵不是一张数表，是一次对空间的推拉旋转。先看见变换，再写出矩阵。</p>
<p>旋转 $\\theta$ 角的变换写出来是：</p>
<p>$$R(\\theta)=\\begin{pmatrix}\\cos\\theta&amp;-\\sin\\theta\\\\\\sin\\theta&amp;\\cos\\theta\\end{pmatrix}$$</p>
<p>而特征向量，就是在变换里不改方向的那些箭头：\\(A\\mathbf{v}=\\lambda\\mathbf{v}\\)。</p>
<h3>怎么学</h3>
<ol><li>先看动画，把课停在变换的那一刻。</li><li>拿纸画出两个基向量去了哪里。</li><li>最后才写矩阵。</li></ol>`;

const history = `<p>十讲，十个切面。从澶渊之盟的谈判桌，到西园雅集的茶席，看一个富庶又不安的时代怎样安放自己。</p>
<h3>书单</h3>
<ul><li>《东京梦华录》，孟元老</li><li>《宋史》选读，课内附注释</li></ul>
<blockquote><p>慢慢读，读懂一页是一页。</p></blockquote>`;

const astro = `<p>1609 年，伽利略把望远镜对准月亮。四百年过去，我们仍然在抬头。这门课免费，不用登录也能看完整目录。</p>
<p>开普勒第三定律只有一行：</p>
<p>$$\\frac{a^3}{T^2}=\\frac{GM}{4\\pi^2}$$</p>
<p>其中 $a$ 是轨道半长轴，$T$ 是周期。用它就能称出太阳有多重。</p>
<p><img src="/demo/covers/act-stars.svg" alt="冬夜星空与帐篷" width="640" height="360"></p>`;

const ux = `<p>设计里最难的不是画，是判断。七个判断，每个四讲：看一个真实界面，改一遍，再说为什么。</p>
<ol><li>要不要</li><li>先后</li><li>轻重</li><li>远近</li><li>快慢</li><li>说什么</li><li>错了怎么办</li></ol>`;

const data = `<p>老板问“这个月怎么样”，表格里却有四万行。三十六讲，每讲回答一个真问题。</p>
<pre><code class="language-sql">SELECT city, COUNT(*) AS orders, ROUND(AVG(amount), 1) AS average
FROM orders
WHERE paid_at &gt;= '2026-11-01'
GROUP BY city
ORDER BY orders DESC;
</code></pre>
<p>抽样误差有多大？样本量翻四倍，误差才减半：$\\sigma_{\\bar x}=\\sigma/\\sqrt{n}$。</p>`;

/** Long descriptions by course id; the other courses show their short description. */
export const DESCRIPTIONS: Readonly<Record<number, string>> = {
  1: python,
  2: ml,
  3: data,
  4: ux,
  5: math,
  7: history,
  9: astro,
};
